import { fill } from '../../../../schema/fill';
import { ButtonLink } from '../../kit/Button';
import { spokenDay } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import { paths } from '../../paths';
import styles from './FactorBanner.module.css';
import { useSecondFactorDueQuery } from './FactorBanner.generated';
import * as texts from './texts';

/** Tells administrators in the days of grace by when their account needs a second step. */
export function FactorBanner() {
  const dueAt = useSecondFactorDueQuery().data?.signInMethods.secondFactorDueAt;
  if (!dueAt) return null;
  return (
    <Notice
      kind="warning"
      role="status"
      className={styles.banner}
      action={
        <ButtonLink to={paths.myAccount()} size="small">
          {texts.openMyAccount}
        </ButtonLink>
      }
    >
      {fill(texts.secondStepDue, { date: spokenDay(dueAt) })}
    </Notice>
  );
}
