import { createHash } from 'node:crypto';
import { type Ledger, seconds } from './ledger';
import { ParamRefusal, ApiRefusal } from './refusals';

export interface Answer {
  status: number;
  body: object;
  /** Whether this is a stored answer. */
  replayed?: boolean;
}

interface AnswerRow {
  request: string;
  status: number;
  body: string;
}

/**
 * Runs a change in one transaction and stores its answer under the caller's idempotency key. The same request with the
 * same key gets the same answer; another request with that key is refused. Answers to invalid requests are not stored
 * (https://docs.stripe.com/api/idempotent_requests).
 */
export function answerOnce(
  ledger: Ledger,
  key: string | undefined,
  request: { path: string; body: unknown },
  work: () => object,
): Answer {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return ledger.transaction(() => {
    const before =
      key && ledger.row<AnswerRow>('SELECT request, status, body FROM answers WHERE key = ?', [key]);
    if (before) return replay(before, hash, key);
    const answer = attempt(work);
    if (key)
      ledger.change('INSERT INTO answers (key, request, status, body, created_at) VALUES (?, ?, ?, ?, ?)', [
        key,
        hash,
        answer.status,
        JSON.stringify(answer.body),
        seconds(),
      ]);
    return answer;
  });
}

function replay(before: AnswerRow, hash: string, key: string): Answer {
  if (before.request === hash)
    return { status: before.status, body: JSON.parse(before.body) as object, replayed: true };
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new ApiRefusal(400, { type: 'idempotency_error', message });
}

function attempt(work: () => object): Answer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error instanceof ParamRefusal) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}
