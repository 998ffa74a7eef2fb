import { fill } from '../../../../schema/fill';
import { Dot } from '../../kit/Dot';
import { spokenDay, spokenMoment } from '../../kit/moments';
import type { FactorReset_UserFragment } from './FactorReset.generated';
import * as texts from './texts';

type User = Pick<FactorReset_UserFragment, 'hasSecondFactor' | 'factorsResetAt'>;

/** Whether a user has a second factor, and when it is reset if that was asked for: the day, or the `moment` in words. */
export const secondFactorWords = ({ hasSecondFactor, factorsResetAt }: User, moment = spokenDay): string => {
  if (factorsResetAt) return fill(texts.resetOn, { moment: moment(factorsResetAt) });
  return hasSecondFactor ? texts.hasSecondFactor : texts.noSecondFactor;
};

interface Props {
  user: User;
  /** Whether there is room for the time of a reset. */
  hasTime?: boolean;
}

/** The same with a dot. */
export const SecondFactorStatus = ({ user, hasTime = false }: Props) => (
  <Dot tone={user.factorsResetAt ? 'warning' : user.hasSecondFactor ? 'success' : 'quiet'}>
    {secondFactorWords(user, hasTime ? spokenMoment : spokenDay)}
  </Dot>
);
