import { pageUrl } from '../../core/pageUrl';
import type { RenderedMail } from '../../mails/renderMail';
import { queueMail } from '../../mails/outbox.service';
import type { User } from '../user.entity';

/** What every mail about signing in says. */
export interface OwnerFacts {
  name: string;
  /** The page on which the owner sees and changes how to sign in. */
  accountUrl: string;
}

/** Queues a mail about a change of signing in to the owner, inside the caller's transaction. */
export const tellOwner = (
  user: Pick<User, 'name' | 'email' | 'language'>,
  mail: (facts: OwnerFacts) => RenderedMail,
): Promise<void> => queueMail(user, () => mail({ name: user.name, accountUrl: pageUrl('/myaccount') }));
