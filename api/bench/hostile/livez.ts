import http from 'node:http';

/* A process of its own that asks /livez again and again and says, when asked, how long the longest answer took. */

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let since = 0;

function ask(): void {
  since = performance.now();
  http
    .get(`${process.argv[2]}/livez`, { agent }, (response) => {
      response.resume().once('end', () => {
        longest = Math.max(longest, performance.now() - since);
        setTimeout(ask, 2);
      });
    })
    .once('error', () => setTimeout(ask, 2));
}

process.on('message', () => {
  process.send!(Math.max(longest, performance.now() - since));
  longest = 0;
});
ask();
