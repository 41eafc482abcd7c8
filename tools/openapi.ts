import fs from 'node:fs';
import path from 'node:path';
import { writeDocument } from '#tests/support/write-document.ts';

// Writes docs/openapi.json anew from the calls as they are declared: npm run openapi

const file = path.resolve(import.meta.dirname, '../docs/openapi.json');
const document = await writeDocument();
const isSame = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === document;
if (!isSame) fs.writeFileSync(file, document);
console.log(`docs/openapi.json ${isSame ? 'was up to date' : 'was written anew'}.`);
