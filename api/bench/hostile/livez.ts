import http from 'node:http';

/* A process that requests /livez of each server repeatedly, and reports the longest answer on demand. */

class Asking {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  private longest = 0;
  private since = performance.now();

  constructor(private readonly url: string) {
    this.ask();
  }

  private ask(): void {
    this.since = performance.now();
    http
      .get(`${this.url}/livez`, { agent: this.agent }, (response) => {
        response.resume().once('end', () => {
          this.longest = Math.max(this.longest, performance.now() - this.since);
          setTimeout(() => this.ask(), 2);
        });
      })
      .once('error', () => setTimeout(() => this.ask(), 2));
  }

  /** The longest answer since the last call, in milliseconds, including the request that still waits. */
  take(): number {
    const longest = Math.max(this.longest, performance.now() - this.since);
    this.longest = 0;
    return longest;
  }
}

const all = process.argv.slice(2).map((url) => new Asking(url));
process.on('message', () => process.send!(Math.max(...all.map((asking) => asking.take()))));
process.once('disconnect', () => process.exit());
