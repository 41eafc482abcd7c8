import fs from 'node:fs'; import path from 'node:path'; import { po } from 'gettext-parser';
import { done, their } from './x-convert.mts';
import { leavesOf, readTextFile } from './tools/texts/units.ts'; import { filesOf, folderOf } from './tools/texts/folder.ts'; import { readers } from './tools/texts/readers.ts';
import { refusals } from '#core/refusal.ts'; import { sentences } from '#core/sentences.ts';
const partOf=(f:string)=>/^(refusals|plain-pages|every-email|.*-emails)$/.test(f)?'server':readers[f]?.who.every((w:string)=>['officer','admin','witness'].includes(w))?'officers':'voters';
const q=(t:string)=>!t.includes("'")&&!t.includes('\n')?`'${t.replace(/\\/g,'\\\\')}'`:JSON.stringify(t);
// English
const byFile=Map.groupBy(done,(d:any)=>d.file);
let fns=0;
for(const [name,list] of byFile){ const file=path.join(folderOf('en'),name+'.ts'); let src=fs.readFileSync(file,'utf8'); const leaves=new Map(leavesOf(readTextFile(name,src).exports).map(l=>[l.key,l]));
  const edits:[number,number,string][]=[]; let usesList=false;
  for(const d of list as any[]){ if(!d.src.includes('=>')) continue; const leaf=leaves.get(d.key)!; const vals=d.params.map((p:any)=>p.kind==='list'?(usesList=true,`${p.name}: listed.format(${p.name})`):p.kind==='boolean'?`${p.name}: String(${p.name})`:p.name); 
    edits.push([leaf.value.start,leaf.value.end,`said(${q(d.icu)}, (${d.types}) => (${vals.length===0?'{}':`{ ${vals.join(', ')} }`}))`]); fns++; }
  if(edits.length===0) continue;
  for(const [a,b,t] of edits.sort((x,y)=>y[0]-x[0])) src=src.slice(0,a)+t+src.slice(b);
  src=src.replace(/^import \{ spoken \} from '\.\.\/spoken\.ts';/m,`import { said } from '../said.ts';\nimport { spoken } from '../spoken.ts';`);
  if(usesList&&!/import \{[^}]*\blisted\b/.test(src)) src=/from '\.\.\/plurals\.ts'/.test(src)?src.replace(/import \{ ([^}]*) \} from '\.\.\/plurals\.ts'/,`import { $1, listed } from '../plurals.ts'`):src.replace(/^import \{ said/m,`import { listed } from '../plurals.ts';\nimport { said`);
  fs.writeFileSync(file,tidy(src)); }
console.log('english functions',fns);
// the others
for(const tag of ['hi','ur']){ const dir=folderOf(tag); const map:Map<string,string>=their[tag];
  const tables:any={}; for(const t of ['refusals','sentences']){ const m:any=await import(path.join(dir,t+'.ts')); tables[t]=m[t]; }
  const parts:any={voters:[],officers:[],server:[]};
  for(const d of done as any[]){ const t=map.get(d.key); if(t===undefined) continue; parts[partOf(d.file)].push([d.key,d.icu,t]); }
  for(const [k,[,e]] of Object.entries(refusals) as any) if(tables.refusals[k]!==undefined) parts.server.push([`refusals.refusals.${k}`,e,tables.refusals[k]]);
  for(const [k,e] of Object.entries(sentences) as any) if(tables.sentences[k]!==undefined) parts.voters.push([`sentences.sentences.${k}`,e,tables.sentences[k]]);
  for(const [part,entries] of Object.entries(parts) as any){ const translations:any={'':{'':{msgid:'',msgstr:['']}}}; for(const [k,id,str] of entries) (translations[k]??={})[id]={msgctxt:k,msgid:id,msgstr:[str]};
    fs.writeFileSync(path.join(dir,part+'.po'),po.compile({charset:'utf-8',headers:{'Content-Type':'text/plain; charset=utf-8','Content-Transfer-Encoding':'8bit',Language:tag,'MIME-Version':'1.0'},translations} as any,{foldLength:0,sort:false} as any)); console.log(tag,part,entries.length); }
  for(const name of filesOf(dir)){ if(['plurals','sentence-parts','answers'].includes(name)||/-(sentences|lines)$/.test(name)) continue; const file=path.join(dir,name+'.ts'); if(['refusals','sentences'].includes(name)){ fs.rmSync(file); continue; }
    let src=fs.readFileSync(file,'utf8'); const tf=readTextFile(name,src); const cuts:[number,number][]=[];
    const gone=(e:any):boolean=>{ if(e.entries!==null) { return e.entries.length>0&&e.entries.every(gone); } return map.has(e.key)||map.has(e.key+'.0'); };
    const visit=(e:any)=>{ if(gone(e)) cuts.push([e.from,e.end]); else if(e.entries!==null) e.entries.forEach(visit); };
    const left=tf.exports.filter(e=>!gone(e)); if(left.length===0){ fs.rmSync(file); continue; }
    tf.exports.forEach(visit);
    for(const [a,b] of cuts.sort((x,y)=>y[0]-x[0])){ let e=b; while(src[e]===','||src[e]===';') e++; src=src.slice(0,a)+src.slice(e); }
    fs.writeFileSync(file,tidy(src)); }
}
function tidy(src:string):string{ for(;;){ const tf=readTextFile('x',src); let next=src;
  // imports
  next=next.replace(/^import (type )?\{([^}]*)\} from '([^']+)';\n/gm,(all,type,names,from)=>{ const keep=names.split(',').map((n:string)=>n.trim()).filter((n:string)=>n!=='').filter((n:string)=>{ const local=n.split(' as ').at(-1)!.replace(/^type /,''); return (src.replace(all,'').match(new RegExp(`(?<![\\w$.])${local.replace('$','\\$')}(?![\\w$])`,'g'))??[]).length>0; }); return keep.length===0?'':`import ${type??''}{ ${keep.join(', ')} } from '${from}';\n`; });
  if(next===src){ for(const k of tf.kept){ const rest=src.slice(0,k.from)+src.slice(k.end); if(!new RegExp(`(?<![\\w$.'])${k.name}(?![\\w$:])`).test(rest.replace(/'(?:[^'\\\n]|\\.)*'/g,"''"))){ let e=k.end; while(src[e]===';') e++; next=src.slice(0,k.from)+src.slice(e); break; } } }
  if(next===src) return src; src=next; } }
