import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lasting, openHolds, passing } from './invariants';
import { newCast, type Cast, type Scenario } from './scenarios';
import type { Environment } from './environment';
import { readState, type State } from './state';
import type { Verdict } from './checks';

/** What the killed process left has so long to become right again. */
const CONVERGES_WITHIN = 60_000;
/** A mail belongs to its sender for a minute, and is then sent by the next round. */
const MAILS_WITHIN = 100_000;

/** One stage on which trips are made one after another, each ending in a death. */
export class CrashLane {
  private turn = 0;
  slowest = 0;

  constructor(
    private readonly stage: Environment,
    private readonly verdict: Verdict,
  ) {}

  open = (): Promise<void> => this.stage.server.open({ CRASH_LOG: this.log });

  private get log(): string {
    return path.join(this.stage.folder, 'moments');
  }

  /** Lets the scenario happen undisturbed, and answers its moments. */
  async record(scenario: Scenario): Promise<string[]> {
    const cast = await this.play(scenario, Infinity);
    await this.stage.server.arm(0);
    const moments = readFileSync(this.log, 'utf8').trim().split('\n');
    await this.converge(cast, `${scenario.name}, undisturbed`);
    return moments;
  }

  /** Kills the house at this moment of the scenario, opens it again and judges; false where it was not reached. */
  async die(scenario: Scenario, at: number, moment: string): Promise<boolean> {
    const cast = await this.play(scenario, at);
    // Answered only by one that lives.
    await this.stage.server.arm(0);
    const died = !this.stage.server.alive;
    if (died) await this.open();
    await scenario.afterwards?.(cast);
    await this.converge(cast, `${scenario.name}, killed ${moment} (${at})`);
    return died;
  }

  private async play(scenario: Scenario, at: number): Promise<Cast> {
    const cast = newCast(this.stage, this.turn++);
    await scenario.begin(cast);
    writeFileSync(this.log, '');
    await this.stage.server.arm(at);
    await scenario.act(cast);
    return cast;
  }

  private async converge(cast: Cast, what: string): Promise<void> {
    const start = performance.now();
    for (;;) {
      const state = await this.read();
      const broken = lasting(state);
      const left = [...passing(state), ...untrue(cast, state), ...unwritten(state)];
      if (openHolds(state)) left.push('a hold is open');
      const took = performance.now() - start;
      if (!broken.length && left.length && took < CONVERGES_WITHIN) {
        await pause(150);
        continue;
      }
      this.slowest = Math.max(this.slowest, took);
      return this.verdict.none(what, [...broken, ...left]);
    }
  }

  /** In the end every mail has come. */
  async awaitMails(): Promise<void> {
    const { post } = this.stage;
    for (const start = performance.now(); ; await pause(250)) {
      const { mails } = await this.read();
      const missing = mails.filter(({ id }) => !post.received.has(id));
      if (missing.length && performance.now() - start < MAILS_WITHIN) continue;
      this.verdict.none('every mail came', missing);
      const unasked = [...post.received.keys()].filter((id) => !mails.some((mail) => mail.id === id));
      return this.verdict.none('no mail came that was not written', unasked);
    }
  }

  private read = () => readState(this.stage.books, this.stage.provider);
}

const untrue = ({ claims }: Cast, state: State): string[] =>
  claims.filter((claim) => !claim.holds(state)).map(({ says }) => `untrue: ${says}`);

/** Whoever paid was written to once; whoever got money back as well; nobody else was. */
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
