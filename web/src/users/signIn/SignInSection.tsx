import { fill } from '../../../../schema/fill';
import { spokenMoment } from '../../kit/moments';
import layout from '../../kit/layout.module.css';
import { Notice } from '../../kit/Notice';
import { AccountSection } from '../AccountSection';
import { AppPasswordList } from './AppPasswordList';
import { CodeAppRow } from './CodeAppRow';
import { PasskeyList } from './PasskeyList';
import { PasswordRow } from './PasswordRow';
import { RecoveryCodesRow } from './RecoveryCodesRow';
import type { SignInMethods_SectionFragment } from './SignInMethods.generated';
import * as texts from './texts';
import styles from './SignInSection.module.css';

/** How the viewer can sign in. */
export type Methods = SignInMethods_SectionFragment;

/** How the viewer signs in, and everything that can be changed about it. */
export function SignInSection({ methods }: { methods: Methods }) {
  const { factorsResetAt, secondFactorDueAt, secondFactorRequired, codeAppSince, passkeys } = methods;
  const asksSecondStep = codeAppSince !== null || (secondFactorRequired && passkeys.length > 0);
  return (
    <AccountSection title={texts.signingIn} text={texts.signingInText}>
      <div className={styles.parts}>
        {factorsResetAt && (
          <Notice kind="warning">{fill(texts.resetPending, { moment: spokenMoment(factorsResetAt) })}</Notice>
        )}
        {secondFactorDueAt && (
          <Notice kind="warning">{fill(texts.stepDue, { moment: spokenMoment(secondFactorDueAt) })}</Notice>
        )}
        <PasskeyList passkeys={passkeys} />
        <AccountSection isSubsection title={texts.passwordAndSecondStep} text={texts.secondStepText}>
          <ul className={layout.listCard}>
            <PasswordRow methods={methods} asksSecondStep={asksSecondStep} />
            <CodeAppRow methods={methods} />
            {asksSecondStep && <RecoveryCodesRow left={methods.recoveryCodesLeft} />}
          </ul>
        </AccountSection>
        <AppPasswordList appPasswords={methods.appPasswords} />
      </div>
    </AccountSection>
  );
}
