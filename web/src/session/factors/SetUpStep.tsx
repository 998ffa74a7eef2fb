import { FormActions, FormPage } from '../../kit/FormPage';
import { useForm } from '../../kit/useForm';
import { appCodeRule } from './AppCodeField';
import { AppToSetUp } from './AppToSetUp';
import type { StepProps } from './steps';
import * as texts from './texts';
import { useFinishSignIn } from './useFinishSignIn';
import { BackToForm } from './Ways';

interface Props extends StepProps {
  /** Why it is needed. */
  message: string;
  setup: { secret: string; uri: string; ticket: string };
}

/** Sets up the app for codes that the account needs before it signs in. */
export function SetUpStep({ message, setup, ...step }: Props) {
  const { bind, submit, isSending } = useForm({ code: appCodeRule });
  const { send, refusal } = useFinishSignIn(step);
  const onSubmit = submit(async ({ code }, refuse) => {
    const wrong = await send({ ticket: setup.ticket, code });
    if (wrong) refuse('code', wrong);
  });
  return (
    <FormPage
      title={texts.setUpSecondStep}
      intro={message}
      links={<BackToForm onBack={() => step.onBack()} />}
      onSubmit={onSubmit}
    >
      {refusal.notice}
      <AppToSetUp setup={setup} field={bind('code')} />
      <FormActions submit={texts.turnOn} isSending={isSending} isDisabled={refusal.isWaiting} />
    </FormPage>
  );
}
