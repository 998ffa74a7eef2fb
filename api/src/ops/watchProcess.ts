import { log } from '../core/log';
import { metrics } from '../core/metrics';
import { requestId } from '../core/requestId';

/** Milliseconds that a process has to end in an orderly way after a failure; Kubernetes gives as many by default. */
const DEADLINE_MS = 30_000;

/**
 * Ends the process in an orderly way, by `stop`: at a signal with exit code 0, and after a failure that nothing handles
 * with 1, then at the latest after `deadline` milliseconds. Every such failure is logged and counted.
 *
 * An exception has interrupted code somewhere, so the process may be in any state. A rejected promise has interrupted
 * nothing but its own work. Where that belongs to a request, the process goes on: the request's transaction is rolled
 * back, and a caller who finds a request that does this could otherwise end one instance after the other.
 */
export function watchProcess(stop: () => Promise<void>, deadline = DEADLINE_MS): void {
  let isEnding = false;
  let exitCode = 0;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await stop().catch((error: unknown) => {
      exitCode = 1;
      log.error({ error }, 'the process could not stop in an orderly way');
    });
    process.exit(exitCode);
  };
  const endBySignal = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    void end();
  };
  const endByFailure = () => {
    exitCode = 1;
    setTimeout(() => process.exit(1), deadline).unref();
    void end();
  };
  process.once('SIGTERM', endBySignal);
  process.once('SIGINT', endBySignal);
  process.on('uncaughtException', (error) => {
    note('exception', error);
    endByFailure();
  });
  process.on('unhandledRejection', (reason) => {
    note('rejection', reason);
    if (requestId() === undefined) endByFailure();
  });
}

function note(kind: 'exception' | 'rejection', error: unknown): void {
  metrics()?.unhandled.inc({ kind, of: requestId() === undefined ? 'process' : 'request' });
  log.error({ error, kind }, 'a failure was not handled');
}
