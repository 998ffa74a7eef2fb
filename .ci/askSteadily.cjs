/* Asks a search twenty times a second for so many seconds, each from a connection of its own or one kept as browsers do; ends with 1 if one went unanswered. */
const { setTimeout: wait } = require('node:timers/promises');

const [url, seconds] = process.argv.slice(2);
const body = JSON.stringify({ query: '{ hotels(limit: 5) { total items { id name } } }' });
const headers = { 'content-type': 'application/json', 'apollo-require-preflight': '1' };

async function ask() {
  const start = performance.now();
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) });
  const text = await answer.text();
  if (!answer.ok || !JSON.parse(text).data) throw new Error(`status ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - start;
}

async function main() {
  const asked = [];
  for (const end = Date.now() + Number(seconds) * 1000; Date.now() < end; await wait(50))
    asked.push(ask().catch((error) => error));
  const answers = await Promise.all(asked);
  const failures = answers.filter((answer) => answer instanceof Error);
  const longest = Math.max(...answers.filter((answer) => typeof answer === 'number'));
  console.log(`${answers.length} searches, ${failures.length} unanswered, longest ${Math.round(longest)} ms`);
  for (const text of new Set(failures.map(({ message, cause }) => `${message} ${cause?.code ?? ''}`)))
    console.log(text);
  process.exitCode = failures.length ? 1 : 0;
}

void main();
