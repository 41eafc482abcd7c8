// Throwaway: turns functions that write a sentence into ICU messages, by asking them.
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
export interface Param { name: string; kind: 'string'|'number'|'list'|'boolean'|'literals'|'nullable'; literals?: (string)[] }
export const formattersOf = () => ({ getNumberFormat: (l:any,o:any)=>new Intl.NumberFormat(l,o), getDateTimeFormat:(l:any,o:any)=>new Intl.DateTimeFormat(l,o), getPluralRules:(l:any,o:any)=>new Intl.PluralRules(l,o)});
export const fmt=(icu:string, locale:string, values:any)=>format(compile(icu) as any, locale, values, {formatters: formattersOf() as any}) as string;
const esc=(t:string,inPlural:boolean)=>{ let out=''; for(let i=0;i<t.length;i++){ const c=t[i]!; const next=t[i+1]??''; if(c==='{'||c==='}'||c==='<') out+=`'${c}'`; else if(c==='#'&&inPlural) out+=`'#'`; else if(c==="'"&&(/[{}<']/.test(next)||(inPlural&&next==='#'))) out+=`''`; else out+=c;} return out; };
const S=(i:number)=>`\uE000${i}\uE001`;
const pound=(i:number)=>`\uE010${i}\uE011`; const rawN=(i:number)=>`\uE012${i}\uE013`;
const BIG=[1234567,7654321,4567123];
type Fn=(...a:any[])=>unknown;
export interface Result { icu: string|null; why?: string }
export function probe(fn:Fn, params:Param[], locale:string, lists:Intl.ListFormat): Result {
  const nf=new Intl.NumberFormat(locale); const cats=new Intl.PluralRules(locale).resolvedOptions().pluralCategories as string[]; const rules=new Intl.PluralRules(locale);
  const one=cats.includes('one')?[0,1,2].find(n=>rules.select(n)==='one'&&n!==0) ?? 1:null;
  // a tree of branches; leaf: template text with tokens
  const call=(vals:any[]):string=>{ const r=fn(...vals); if(typeof r!=='string') throw new Error('not a text'); return r; };
  const maskNum=(t:string,i:number,n:number,m:number|null):string=>{ const f=nf.format(n); const raw=String(n); if(n>=1000){ let x=t.split(f).join(pound(i)); if(f!==raw) x=x.split(raw).join(rawN(i)); return x; }
    // small: replace standalone digits as many as the big template has
    const re=new RegExp(`(?<![\\d\\p{L}:])${raw}(?!\\d|[:]\\d)`,'gu'); const found=[...t.matchAll(re)]; if(m===null||found.length!==m) return t; return t.replace(re,pound(i)); };
  try {
    const build=(at:number, vals:any[], inPlural:boolean, plurals:number[]):string=>{
      if(at===params.length){ let t=call(vals);
        // numbers
        params.forEach((p,i)=>{ if(p.kind==='number'){ const n=vals[i]; t=maskNum(t,i,n,n>=1000?null:numberUses[i]!); }});
        return t; }
      const p=params[at]!;
      if(p.kind==='string'||p.kind==='list'){ return build(at+1,[...vals,p.kind==='list'?[S(at)]:S(at)],inPlural,plurals); }
      if(p.kind==='boolean'||p.kind==='literals'){ const opts=p.kind==='boolean'?['true','false']:p.literals!; const outs=opts.map(o=>build(at+1,[...vals,p.kind==='boolean'?o==='true':o],inPlural,plurals)); if(outs.every(o=>o===outs[0])) return outs[0]!; 
        const keys=p.kind==='boolean'?['true','other']:opts.map((o,j)=>j===opts.length-1?'other':o); return `\uE020${p.name}\uE021select\uE022${keys.map((k,j)=>`${k}\uE023${outs[j]}\uE024`).join('')}\uE025`; }
      if(p.kind==='nullable'){ const none=build(at+1,[...vals,null],inPlural,plurals); const some=build(at+1,[...vals,S(at)],inPlural,plurals); if(none===some) return some; return `\uE020${p.name}\uE021select\uE022none\uE023${none}\uE024other\uE023${some}\uE024\uE025`; }
      // number
      const big=build(at+1,[...vals,BIG[at%3]],inPlural,plurals); numberUses[at]=Math.max((big.split(pound(at)).length-1)+(big.split(rawN(at)).length-1), 0);
      if(one===null) return big;
      const normalize=(x:string)=>x.split(rawN(at)).join(pound(at));
      const small=build(at+1,[...vals,one],inPlural,plurals);
      if(normalize(small)===normalize(big)) { numberUses[at]=0; return big; }
      const ex:[string,string][]=[];
      const r=`\uE020${p.name}\uE021plural\uE022one\uE023${small}\uE024other\uE023${big}\uE024\uE025`; numberUses[at]=0; return r;
    };
    const numberUses:number[]=[];
    const tree=build(0,[],false,[]);
    // to ICU
    const toIcu=(t:string,plural:string|null):string=>{ let out=''; let i=0; let lit='';
      const flush=()=>{ out+=esc(lit,plural!==null); lit=''; };
      while(i<t.length){ const c=t[i]!;
        if(c==='\uE000'){ flush(); const e=t.indexOf('\uE001',i); out+=`{${params[+t.slice(i+1,e)]!.name}}`; i=e+1; }
        else if(c==='\uE010'){ flush(); const e=t.indexOf('\uE011',i); const n=params[+t.slice(i+1,e)]!.name; out+=plural===n?'#':`{${n}, number}`; i=e+1; }
        else if(c==='\uE012'){ flush(); const e=t.indexOf('\uE013',i); out+=`{${params[+t.slice(i+1,e)]!.name}}`; i=e+1; }
        else if(c==='\uE020'){ flush(); const e1=t.indexOf('\uE021',i); const name=t.slice(i+1,e1); const e2=t.indexOf('\uE022',e1); const kind=t.slice(e1+1,e2); i=e2+1; const parts:string[]=[];
          while(t[i]!=='\uE025'){ const e3=t.indexOf('\uE023',i); const key=t.slice(i,e3); let depth=0; let j=e3+1; for(;;j++){ if(t[j]==='\uE020') depth++; else if(t[j]==='\uE025') depth--; else if(t[j]==='\uE024'&&depth===0) break; } parts.push(`${key} {${toIcu(t.slice(e3+1,j),kind==='plural'?name:plural)}}`); i=j+1; }
          i++; out+=`{${name}, ${kind}, ${parts.join(' ')}}`; }
        else { lit+=c; i++; } }
      flush(); return out; };
    const icu=toIcu(factored(tree),null);
    // verify
    const strings=['Asha Verma','x','President','अंजली शर्मा','12','12 Jan 2026, 10:00 am','https://a.example/b?c=1']; const nums=[0,1,2,3,4,5,7,10,11,12,21,22,99,100,101,1000,1001,12345,100000];
    const sample=(p:Param,k:number)=>p.kind==='string'?strings[k%strings.length]:p.kind==='number'?nums[k%nums.length]:p.kind==='list'?[['A'],['A','B'],['A','B','C'],['A','B','C','D'] ][k%4]:p.kind==='boolean'?k%2===0:p.kind==='literals'?p.literals![k%p.literals!.length]:[null,...strings][k%8];
    const tries=params.some(p=>p.kind==='number')?400:40;
    for(let k=0;k<tries;k++){ const vals=params.map((p,i)=>sample(p, i===0?k:Math.floor(k/(i===1?19:7))+k*(i*3))); const want=call(vals); const values=Object.fromEntries(params.map((p,i)=>[p.name,p.kind==='list'?lists.format(vals[i]):p.kind==='boolean'?String(vals[i]):p.kind==='nullable'?vals[i]??'none':vals[i]])); const got=fmt(icu,locale,values); if(got!==want) return {icu:null,why:`differs for ${JSON.stringify(vals)}: ${JSON.stringify(want)} / ${JSON.stringify(got)} from ${icu}`}; }
    return {icu};
  } catch(e:any){ return {icu:null,why:String(e.message??e)}; }
}
/** What all forms begin and end with stays outside where it is whole words of an untouched sentence: kept whole for translators. */
function factored(t:string){ return t; }
