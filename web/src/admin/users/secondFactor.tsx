import { fill } from '../../../../schema/fill';
import { Dot } from '../../kit/Dot';
import { spokenMoment } from '../../kit/format';
import type { FactorReset_UserFragment } from './FactorReset.generated';
import * as texts from './texts';

type User = Pick<FactorReset_UserFragment, 'hasSecondFactor' | 'factorsResetAt'>;

/** Whether a user has a second factor, and when it is reset if that was asked for. */
export const secondFactorWords = ({ hasSecondFactor, factorsResetAt }: User): string => {
  if (factorsResetAt) return fill(texts.resetOn, { moment: spokenMoment(factorsResetAt) });
  return hasSecondFactor ? texts.hasSecondFactor : texts.noSecondFactor;
};

/** The same with a dot. */
export const SecondFactorStatus = ({ user }: { user: User }) => (
  <Dot tone={user.factorsResetAt ? 'warning' : user.hasSecondFactor ? 'success' : 'quiet'}>
    {secondFactorWords(user)}
  </Dot>
);
