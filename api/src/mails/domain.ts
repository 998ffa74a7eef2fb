import type { Domain } from '../access/domain';
import { Mail } from './mail.entity';
import { purgeMails, sendDueMails } from './outbox.service';

/** Mails wait in an outbox that is written with what they tell of. */
export const mails: Domain = {
  entities: [Mail],
  jobs: {
    sendDueMails: { every: 10_000, run: sendDueMails },
    purgeMails: { every: 3_600_000, run: purgeMails },
  },
};
