import { findBookProblems } from './books';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findViolations, openHolds, findUnsettled } from './invariants';
import { newRun, type ScenarioRun, type Scenario } from './scenarios';
import type { Environment } from './environment';
import { readState, type State } from './state';
import type { Checks } from './checks';

/** The longest time until the next server has settled what the killed one left, in milliseconds. */
const CONVERGES_WITHIN = 60_000;
/** A mail belongs to its sender for a minute; after that the next round sends it. */
const MAILS_WITHIN = 100_000;

/** An environment that runs scenarios one after another; each ends in a kill. */
export class CrashRunner {
  private turn = 0;
  slowest = 0;

  constructor(
    private readonly environment: Environment,
    private readonly checks: Checks,
  ) {}

  open = (): Promise<void> => this.environment.server.open({ CRASH_LOG: this.log });

  private get log(): string {
    return path.join(this.environment.folder, 'crashPoints');
  }

  /** Runs the scenario without a kill, and returns its crash points. */
  async record(scenario: Scenario): Promise<string[]> {
    const run = await this.play(scenario, Infinity);
    await this.environment.server.arm(0);
    const points = readFileSync(this.log, 'utf8').trim().split('\n');
    await this.converge(run, `${scenario.name}, undisturbed`);
    return points;
  }

  /**
   * Kills the server at this crash point of the scenario, starts it again and checks; false if the point was not
   * reached.
   */
  async kill(scenario: Scenario, at: number, point: string): Promise<boolean> {
    const run = await this.play(scenario, at);
    // Only a living server answers.
    await this.environment.server.arm(0);
    const died = !this.environment.server.alive;
    if (died) await this.open();
    await scenario.afterwards?.(run);
    await this.converge(run, `${scenario.name}, killed ${point} (${at})`);
    return died;
  }

  private async play(scenario: Scenario, at: number): Promise<ScenarioRun> {
    const run = newRun(this.environment, this.turn++);
    await scenario.begin(run);
    writeFileSync(this.log, '');
    await this.environment.server.arm(at);
    await scenario.act(run);
    return run;
  }

  private async converge(run: ScenarioRun, what: string): Promise<void> {
    const start = performance.now();
    for (;;) {
      const state = await this.read();
      const broken = [...findViolations(state), ...(await findBookProblems(this.environment.db))];
      const left = [...findUnsettled(state), ...untrue(run, state), ...unwritten(state)];
      if (openHolds(state)) left.push('a hold is open');
      const took = performance.now() - start;
      if (!broken.length && left.length && took < CONVERGES_WITHIN) {
        await pause(150);
        continue;
      }
      this.slowest = Math.max(this.slowest, took);
      return this.checks.expectNone(what, [...broken, ...left]);
    }
  }

  /** Waits until every mail has come. */
  async awaitMails(): Promise<void> {
    const { smtp } = this.environment;
    for (const start = performance.now(); ; await pause(250)) {
      const { mails } = await this.read();
      const missing = mails.filter(({ id }) => !smtp.received.has(id));
      if (missing.length && performance.now() - start < MAILS_WITHIN) continue;
      this.checks.expectNone('every mail came', missing);
      const unasked = [...smtp.received.keys()].filter((id) => !mails.some((mail) => mail.id === id));
      return this.checks.expectNone('no mail came that was not written', unasked);
    }
  }

  private read = () => readState(this.environment.db, this.environment.provider);
}

const untrue = ({ claims }: ScenarioRun, state: State): string[] =>
  claims.filter((claim) => !claim.holds(state)).map(({ says }) => `untrue: ${says}`);

/** Each guest who paid has one mail, each guest with a refund as well, and nobody else has any. */
function unwritten({ bookings, mails, payments, sessions }: State): string[] {
  const paid = new Set(payments.map((row) => sessions.find(({ id }) => id === row.sessionId)!.reference));
  const due = (of: (booking: (typeof bookings)[number]) => boolean) => bookings.filter(of).length;
  const written = (subject: RegExp) => mails.filter((mail) => subject.test(mail.subject)).length;
  const refunded = due(({ id, payment }) => paid.has(id) && payment === 'REFUNDED');
  const confirmed = due(({ status }) => status === 'CONFIRMED' || status === 'CANCELLED');
  return [
    ...(written(/Confirmation/) === confirmed
      ? []
      : [`${written(/Confirmation/)} confirmations, not ${confirmed}`]),
    ...(written(/refund/) === refunded ? [] : [`${written(/refund/)} mails of refunds, not ${refunded}`]),
  ];
}
