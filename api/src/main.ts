import 'reflect-metadata';
import { openApp } from './app';
import { ConfigProblem, config, loadConfig } from './core/config';
import { DatabaseProblem, openDatabase } from './database/connect';
import { databaseModel, domains } from './domains';
import { drain } from './ops/drain';
import { startJobs } from './ops/jobs';
import { log } from './core/log';
import { closeMail } from './external/mail';
import { loadSeeds, requireParts } from './optionalParts';
import { checkPaymentWebhook } from './ops/paymentWebhook';
import { startupBanner, startupWarnings } from './ops/startupBanner';
import { watchProcess } from './ops/watchProcess';

/** Reads the settings, opens database and app, listens, and stops cleanly at a signal. */
async function main(): Promise<void> {
  loadConfig();
  requireParts();
  const database = await openDatabase(databaseModel, async () => {
    if (config.seed === 'demo') await (await loadSeeds()).seedDemoIfEmpty();
  });
  const app = await openApp(database);
  await app.warmUp();
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject);
    app.server.listen(config.port, config.host, resolve);
  });
  const stopJobs = startJobs(domains);
  console.log(startupBanner());
  for (const warning of startupWarnings()) log.warn(warning);
  void checkPaymentWebhook();

  watchProcess(async () => {
    await drain(app.server);
    closeMail();
    await stopJobs();
    await app.stop();
    await database.destroy();
  });
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(describeError(error));
  process.exit(1);
});

function describeError(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigProblem || error instanceof DatabaseProblem) return error.message;
  if (error.code === 'EADDRINUSE')
    return `Port ${config.port} is busy: another program listens there. Stop it, or start with PORT=${config.port + 1}.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Port ${config.port} may not be opened by this user. Choose one above 1023 with PORT.`;
  return error.stack ?? error.message;
}
