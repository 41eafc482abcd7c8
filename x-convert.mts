import { parseSync } from 'vite'; import fs from 'node:fs'; import path from 'node:path';
import { addLanguage } from '#texts/add-language.ts'; import { setLanguageSource } from '#texts/spoken.ts'; import { languageOf } from '#texts/languages.ts';
import { leavesOf, readTextFile } from './tools/texts/units.ts'; import { filesOf, folderOf, wordsIn } from './tools/texts/folder.ts';
import { probe } from './x-probe.mts'; import type { Param } from './x-probe.mts';
let lang: string|null=null; setLanguageSource(()=>lang);
const words:any={}; for(const tag of ['hi','ur']) { words[tag]=await wordsIn(folderOf(tag)); addLanguage(tag as any, words[tag]); }
const get=(o:any,p:string[])=>{ let f=o; for(const k of p){ if(f===null||f===undefined||!Object.hasOwn(f,k)) return undefined; f=f[k]; } return f; };
const lists:any={en:new Intl.ListFormat('en',{style:'long',type:'conjunction'}),hi:new Intl.ListFormat(languageOf('hi').locale,{style:'long',type:'conjunction'}),ur:new Intl.ListFormat(languageOf('ur').locale,{style:'long',type:'conjunction'})};
export interface Done { file:string; key:string; path:string[]; params:Param[]; icu:string; types:string; src:string }
export const done:Done[]=[]; const failed:any[]=[]; export const their:any={hi:new Map(),ur:new Map()}; const theirFailed:any={hi:[],ur:[]};
const count={strings:0,fnOk:0,fnNo:0};
export const englishWords:any={};
for(const name of filesOf(folderOf('en'))) {
  const source=fs.readFileSync(path.join(folderOf('en'),name+'.ts'),'utf8'); const mod=await import(path.join(folderOf('en'),name+'.ts')); englishWords[name]=mod;
  const tf=readTextFile(name,source);
  for(const leaf of leavesOf(tf.exports)) {
    const val=get({[name]:mod},leaf.path); const src=source.slice(leaf.value.start,leaf.value.end);
    if(typeof val==='string'){ count.strings++; done.push({file:name,key:leaf.key,path:leaf.path as any,params:[],icu:val,types:'',src}); }
    else if(Array.isArray(val)&&val.every(v=>typeof v==='string')){ val.forEach((v,i)=>done.push({file:name,key:leaf.key+'.'+i,path:[...leaf.path,String(i)],params:[],icu:v,types:'',src:'[]'})); }
    else if(typeof val==='function'){
      const {program}=parseSync('x.ts',`(${src})`); const arrow:any=(program.body[0] as any).expression?.expression??(program.body[0] as any).expression;
      if(arrow?.type!=='ArrowFunctionExpression'){ failed.push([leaf.key,'no arrow '+arrow?.type,src.slice(0,80)]); continue; }
      const params:Param[]=[]; let bad=''; const off=1;
      for(const p of arrow.params){ if(p.type!=='Identifier'){ bad='param '+p.type; break; } const ty=p.typeAnnotation?`(${src})`.slice(p.typeAnnotation.start+1,p.typeAnnotation.end).trim():''; 
        const kind= ty==='string'?'string':ty==='number'?'number':/^(readonly )?string\[\]$/.test(ty)?'list':ty==='boolean'?'boolean':ty==='string | null'?null:/^'[^']*'( \| '[^']*')+$/.test(ty)?'literals':null; if(kind===null){ bad='type '+ty; break; } params.push({name:p.name,kind:kind as any,...(kind==='literals'?{literals:ty.split(' | ').map(x=>x.slice(1,-1))}:{})}); }
      const types=arrow.params.map((p:any)=>`(${src})`.slice(p.start,p.end)).join(', ');
      if(bad!==''){ failed.push([leaf.key,bad,src.slice(0,100)]); continue; }
      lang=null; const r=probe(val,params,'en',lists.en);
      if(r.icu===null){ failed.push([leaf.key,r.why,src.slice(0,200)]); count.fnNo++; continue; }
      count.fnOk++; done.push({file:name,key:leaf.key,path:leaf.path as any,params,icu:r.icu,types,src});
    } else failed.push([leaf.key,'kind '+(Array.isArray(val)?'array':typeof val),src.slice(0,60)]);
  }
}
lang=null;
for(const tag of ['hi','ur']) for(const d of done){ const val=get(words[tag],d.path); if(val===undefined) continue; const loc=languageOf(tag as any).locale;
  if(d.params.length===0&&typeof val==='string'){ their[tag].set(d.key,val); continue; }
  if(typeof val==='string'){ their[tag].set(d.key,val); continue; }
  if(typeof val==='function'){ lang=tag; const r=probe(val,d.params,loc,lists[tag]); lang=null; if(r.icu===null) theirFailed[tag].push([d.key,r.why]); else their[tag].set(d.key,r.icu); }
  else theirFailed[tag].push([d.key,'kind '+typeof val]); }
if(process.argv[2]==='report'){
console.log(count,'failed',failed.length,'hi',their.hi.size,theirFailed.hi.length,'ur',their.ur.size,theirFailed.ur.length);
for(const f of failed) console.log('EN',f[0],'|',f[1],'|',String(f[2]).replace(/\s+/g,' '));
for(const t of ['hi','ur']) for(const f of theirFailed[t]) console.log(t,f[0],'|',f[1]);
for(const d of done) if(d.params.some(p=>p.kind==='number')) console.log('OK',d.key,d.icu,'  HI',their.hi.get(d.key)); }
