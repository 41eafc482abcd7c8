import fs from 'node:fs';
import path from 'node:path';
import { writeDocument } from '#tests/support/write-document.ts';

// Writes docs/openapi.json anew from the calls as they are declared: npm run openapi

const file = path.resolve(import.meta.dirname, '../docs/openapi.json');
fs.writeFileSync(file, await writeDocument());
console.log('docs/openapi.json is up to date.');
