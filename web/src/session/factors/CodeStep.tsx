import { useState, type ReactNode } from 'react';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useForm } from '../../kit/useForm';
import type { Factor } from '../LoginForm.generated';
import { AppCodeField, appCodeRule } from './AppCodeField';
import { PasskeyStep } from './PasskeyStep';
import type { StepProps } from './steps';
import * as texts from './texts';
import { useFinishSignIn } from './useFinishSignIn';
import { useFirstFocus } from './useFirstFocus';
import { knowsPasskeys } from './usePasskeySignIn';
import { BackToForm, OtherWays } from './Ways';

/** The ways to take the step, the first one first. */
const WAYS = [
  ['CODE', texts.useApp],
  ['PASSKEY', texts.usePasskey],
  ['RECOVERY_CODE', texts.useRecoveryCode],
] as const;
type Way = (typeof WAYS)[number][0];

interface Props extends StepProps {
  ticket: string;
  factors: readonly Factor[];
}

/** The second step of signing in, in the way that the person chooses among those that the account has. */
export function CodeStep({ ticket, factors, ...step }: Props) {
  const ways = WAYS.filter(([way]) => factors.includes(way) && (way !== 'PASSKEY' || knowsPasskeys()));
  const [way, choose] = useState<Way>(ways[0]?.[0] ?? 'RECOVERY_CODE');
  const others = <OtherWays ways={ways.filter(([other]) => other !== way)} onChoose={choose} />;
  if (way === 'PASSKEY') return <PasskeyStep ticket={ticket} others={others} {...step} />;
  return <CodeForm key={way} way={way} ticket={ticket} others={others} {...step} />;
}

interface FormProps extends StepProps {
  way: Exclude<Way, 'PASSKEY'>;
  ticket: string;
  /** The other ways to take it. */
  others: ReactNode;
}

function CodeForm({ way, ticket, others, ...step }: FormProps) {
  const isApp = way === 'CODE';
  const recoveryRule = (code: string) => (code.trim() ? undefined : texts.enterRecoveryCode);
  const { bind, submit, isSending } = useForm({ code: isApp ? appCodeRule : recoveryRule });
  const { send, refusal } = useFinishSignIn(step);
  const field = useFirstFocus();
  const onSubmit = submit(async ({ code }, refuse) => {
    const wrong = await send({ ticket, code: code.trim() });
    if (wrong) refuse('code', isApp ? wrong : texts.wrongRecoveryCode);
  });
  return (
    <FormPage
      title={isApp ? texts.enterYourCode : texts.useRecoveryCode}
      intro={isApp ? texts.codeIntro : texts.recoveryCodeIntro}
      links={<BackToForm onBack={() => step.onBack()} />}
      onSubmit={onSubmit}
    >
      {refusal.notice}
      {isApp ? (
        <AppCodeField field={bind('code')} ref={field} />
      ) : (
        <TextField
          label={texts.recoveryCode}
          hint={texts.recoveryCodeHint}
          field={bind('code')}
          required
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <FormActions submit={texts.continueSignIn} isSending={isSending} isDisabled={refusal.isWaiting} />
      {others}
    </FormPage>
  );
}
