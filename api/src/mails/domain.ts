import type { Domain } from '../access/domain';
import { Mail } from './mail.entity';
import { purgeMails, sendDueMails } from './outbox.service';

/** The outbox of mails, each stored in the transaction of its event. */
export const mails: Domain = {
  entities: [Mail],
  jobs: {
    sendDueMails: { every: 10_000, run: sendDueMails },
    purgeMails: { every: 3_600_000, run: purgeMails },
  },
};
