import http from 'node:http';

// What a request costs before any of it is ours: read a JSON body, answer some.

const answer = JSON.stringify({ message: 'Vote successful', votes: 'x'.repeat(900) });

http
  .createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': answer.length,
      });
      response.end(answer);
    });
  })
  .listen(Number(process.env['PORT']), '127.0.0.1');
