import Sqlite from 'libsql';

export interface LedgerPayment {
  id: string;
  /** The booking that its session names. */
  bookingId: string;
  cents: number;
  /** What is not refunded. */
  left: number;
}

export interface LedgerRefund {
  id: string;
  paymentId: string;
  cents: number;
  isCancelled: boolean;
  /** What we said when we asked for it; absent if it was made by hand. */
  refundId?: string;
  reason?: string;
}

/** Reads the file in which the stand-in of the card provider keeps what was paid and refunded. */
export class ProviderLedger {
  private readonly database: Sqlite.Database;

  constructor(file: string) {
    this.database = new Sqlite(file, { timeout: 5000 });
    this.database.pragma('query_only = ON');
  }

  payments(): LedgerPayment[] {
    const refunded = new Map<string, number>();
    for (const { paymentId, cents, isCancelled } of this.refunds())
      if (!isCancelled) refunded.set(paymentId, (refunded.get(paymentId) ?? 0) + cents);
    const rows = this.database
      .prepare(
        `SELECT payments.id, json_extract(asked, '$.reference') AS bookingId, payments.amount_cents AS cents
         FROM payments JOIN sessions ON sessions.id = session_id ORDER BY payments.rowid`,
      )
      .all([]) as Omit<LedgerPayment, 'left'>[];
    return rows.map((row) => ({ ...row, left: row.cents - (refunded.get(row.id) ?? 0) }));
  }

  refunds(): LedgerRefund[] {
    const rows = this.database
      .prepare(
        `SELECT refunds.id, payment_id AS paymentId, amount_cents AS cents, asked, refund_id AS cancelled
         FROM refunds LEFT JOIN cancelled_refunds ON refund_id = refunds.id ORDER BY refunds.rowid`,
      )
      .all([]) as { id: string; paymentId: string; cents: number; asked: string; cancelled: string | null }[];
    return rows.map(({ asked, cancelled, ...row }) => {
      const { metadata } = JSON.parse(asked) as { metadata: { refundId?: string; reason?: string } };
      return { ...row, ...metadata, isCancelled: cancelled !== null };
    });
  }

  close(): void {
    this.database.close();
  }
}
