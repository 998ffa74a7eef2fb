/*
 * Sends a search twenty times a second until a file exists. The methods alternate, with the connections that fetch
 * opens or keeps. Exits with 1 if a search got no answer.
 */
const { existsSync } = require('node:fs');
const { setTimeout: wait } = require('node:timers/promises');

const [url, enough, methods] = process.argv.slice(2);
const query = '{ hotels(limit: 5) { total items { id name } } }';
const headers = { 'content-type': 'application/json', 'apollo-require-preflight': '1' };
const questions = {
  GET: [`${url}?query=${encodeURIComponent(query)}`, { headers }],
  POST: [url, { method: 'POST', headers, body: JSON.stringify({ query }) }],
};

async function ask(method) {
  const start = performance.now();
  const [address, options] = questions[method];
  const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(30_000) });
  const text = await answer.text();
  if (!answer.ok || !JSON.parse(text).data)
    throw new Error(`${method}: status ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - start;
}

async function main() {
  const asked = [];
  const turns = methods.split(',');
  for (; !existsSync(enough); await wait(50))
    asked.push(ask(turns[asked.length % turns.length]).catch((error) => error));
  const answers = await Promise.all(asked);
  const failures = answers.filter((answer) => answer instanceof Error);
  const longest = Math.max(...answers.filter((answer) => typeof answer === 'number'));
  console.log(`${answers.length} searches, ${failures.length} unanswered, longest ${Math.round(longest)} ms`);
  for (const text of new Set(failures.map(({ message, cause }) => `${message} ${cause?.code ?? ''}`)))
    console.log(text);
  process.exitCode = failures.length ? 1 : 0;
}

void main();
