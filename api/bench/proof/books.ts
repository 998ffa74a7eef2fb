import { findEventProblems } from '../../test/eventChecks';
import { findFolioProblems } from '../../test/folioChecks';
import { findInvoiceProblems } from '../../test/invoiceChecks';
import { findJournalProblems } from '../../test/journalChecks';
import type { DbReader } from './dbReader';
import type { Findings } from './invariants';

/** What is wrong with the folios, the invoices and the journal of all bookings, and with the event log; empty if all agree with the rows. */
export async function findBookProblems(db: DbReader): Promise<Findings> {
  return db.snapshot(async () => [
    ...(await findFolioProblems((sql) => db.rows(sql))),
    ...(await findInvoiceProblems((sql) => db.rows(sql))),
    ...(await findJournalProblems((sql) => db.rows(sql))),
    ...(await findEventProblems((sql) => db.rows(sql))),
  ]);
}
