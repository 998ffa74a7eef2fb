import { STEP_MINUTES } from '../../../../schema/accounts';
import { claimOnce } from '../../core/claimOnce';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { seal, SealBroken, unseal } from '../../core/sealed';
import { randomToken } from '../sessions/tokens';
import { StepEnded } from './factor.types';

/**
 * The first half of a change in two steps, given to the client in sealed form, so that the server stores
 * nothing until the second half arrives. The client can neither read nor change it.
 */
interface Ticket {
  id: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Seals the first half for one purpose; it works once, for STEP_MINUTES. */
export const makeTicket = (purpose: string, content: object): string =>
  seal(
    purpose,
    JSON.stringify({ ...content, id: randomToken(), endsAt: now().getTime() + STEP_MINUTES * 60_000 }),
  );

/**
 * The content of a ticket of this purpose. Refuses StepEnded if it is none, was changed, or has ended.
 * `useTicket` must follow, unless the second half is wrong and may be sent again.
 */
export function readTicket<T extends object>(purpose: string, sealed: string): T & Ticket {
  const ticket = contentOf<T>(purpose, sealed);
  return ticket && ticket.endsAt > now().getTime() ? ticket : refuse(new StepEnded());
}

/** Marks a ticket as used; refuses StepEnded if it was used before. */
export async function useTicket({ id }: Ticket): Promise<void> {
  if (!(await claimOnce(`ticket:${id}`, STEP_MINUTES * 60))) refuse(new StepEnded());
}

function contentOf<T extends object>(purpose: string, sealed: string): (T & Ticket) | undefined {
  try {
    return JSON.parse(unseal(purpose, sealed)) as T & Ticket;
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}
