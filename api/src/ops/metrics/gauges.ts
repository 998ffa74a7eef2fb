import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { now } from '../../core/clock';
import { config } from '../../core/config';
import { singleFlight } from '../../core/singleFlight';
import type { Metrics } from '../../core/metrics';
import { readRatesAge } from '../../exchangeRates/exchangeRates.service';
import { liveIndex } from '../../search/index/searchIndex.service';
import { countUnmatched } from '../../books/provider/providerList.service';
import { countSockets } from '../../graphql/sockets/userSockets';
import {
  countDifferences,
  countOpenDisputes,
  readOwedAtDesk,
  readPool,
  readProviderAge,
  readReplicaLag,
  readWaiting,
} from './waiting.service';

type Waitings = Awaited<ReturnType<typeof readWaiting>>;
type OwedAtDesk = Awaited<ReturnType<typeof readOwedAtDesk>>;

/** Adds what is read when someone asks: the pool, the sockets, and what waits for jobs. */
export function addGauges({ registry }: Metrics, database: DataSource): void {
  const registers = [registry];
  new Gauge({
    name: 'staybook_database_connections',
    help: 'Connections of the pool that are in use or idle, and callers waiting for one; none with the embedded database.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(readPool(database) ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'staybook_sockets',
    help: 'Open sockets, of both protocols.',
    registers,
    collect() {
      this.set(countSockets());
    },
  });
  new Gauge({
    name: 'staybook_search_index_unread_parts',
    help: 'Parts of the search index that were changed but not reloaded yet; -1 while there is no index.',
    registers,
    collect() {
      this.set(liveIndex().state.unread);
    },
  });
  new Gauge({
    name: 'staybook_search_index_lag_seconds',
    help: 'Time since the search index had all changes of other instances.',
    registers,
    collect() {
      this.set(liveIndex().state.lagSeconds);
    },
  });
  if (config.databaseReplicaUrl) addReplicaLag(registers);
  if (config.secretsSince !== undefined) addSecretsAge(registers, config.secretsSince);
  addWaiting(registers);
  addOwedAtDesk(registers);
  addProvider(registers);
  addRatesAge(registers);
}

function addRatesAge(registers: Metrics['registry'][]): void {
  new Gauge({
    name: 'staybook_exchange_rates_age_seconds',
    help: 'Time since the day of the exchange rates by which prices are shown in other currencies; none before the first are read.',
    registers,
    async collect() {
      const age = await readRatesAge();
      if (age !== undefined) this.set(age);
    },
  });
}

function addReplicaLag(registers: Metrics['registry'][]): void {
  new Gauge({
    name: 'staybook_replica_lag_seconds',
    help: 'Time since the read replica was last known to have everything that was committed.',
    registers,
    async collect() {
      this.set(await readReplicaLag());
    },
  });
}

function addSecretsAge(registers: Metrics['registry'][], since: number): void {
  new Gauge({
    name: 'staybook_secrets_age_seconds',
    help: 'Time since the secrets in the settings were replaced, by SECRETS_SINCE.',
    registers,
    collect() {
      this.set((now().getTime() - since) / 1000);
    },
  });
}

function addWaiting(registers: Metrics['registry'][]): void {
  // Both gauges are collected at once.
  const read = singleFlight<void, Waitings>(() => 'all', readWaiting);
  const gauge = (name: string, help: string, measure: keyof Waitings[string]) =>
    new Gauge({
      name,
      help,
      labelNames: ['what'],
      registers,
      async collect() {
        for (const [what, waiting] of Object.entries(await read())) this.set({ what }, waiting[measure]);
      },
    });
  gauge(
    'staybook_waiting',
    'Rows waiting for a job: emails, refunds, payments with an unknown outcome, events of the provider, messages to webhooks, expired holds.',
    'count',
  );
  gauge('staybook_waiting_seconds', 'How long the oldest row waiting for a job has been due.', 'seconds');
  new Gauge({
    name: 'staybook_payment_differences',
    help: 'Payments that match no booking and have not been reviewed.',
    registers,
    async collect() {
      this.set(await countDifferences());
    },
  });
  new Gauge({
    name: 'staybook_disputes_open',
    help: 'Disputes of payments that have not ended.',
    registers,
    async collect() {
      this.set(await countOpenDisputes());
    },
  });
}

function addProvider(registers: Metrics['registry'][]): void {
  new Gauge({
    name: 'staybook_provider_transactions_unmatched',
    help: 'Transactions at the card provider that match none of our records and have not been reviewed.',
    registers,
    async collect() {
      this.set(await countUnmatched());
    },
  });
  new Gauge({
    name: 'staybook_provider_read_age_seconds',
    help: "Time since the card provider's transactions and payouts were read.",
    registers,
    async collect() {
      this.set(await readProviderAge());
    },
  });
}

function addOwedAtDesk(registers: Metrics['registry'][]): void {
  // All three gauges are collected at once.
  const read = singleFlight<void, OwedAtDesk>(() => 'all', readOwedAtDesk);
  const gauge = (name: string, help: string, measure: keyof OwedAtDesk) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await read())[measure]);
      },
    });
  gauge('staybook_desk_refunds_due', 'Refunds that front desks have not paid out yet.', 'count');
  gauge('staybook_desk_refunds_due_cents', 'The sum of the refunds due at front desks, in cents.', 'cents');
  gauge(
    'staybook_desk_refunds_due_seconds',
    'How long the oldest refund at a front desk has been due.',
    'seconds',
  );
}
