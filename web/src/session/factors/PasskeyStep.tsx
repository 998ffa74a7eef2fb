import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { FormActions, FormPage } from '../../kit/FormPage';
import { askForPasskey } from './ceremony';
import { beginPasskey } from './passkeySignIn';
import type { StepProps } from './steps';
import * as texts from './texts';
import { useFinishSignIn } from './useFinishSignIn';
import { BackToForm } from './Ways';

interface Props extends StepProps {
  ticket: string;
  /** The other ways to take it. */
  others: ReactNode;
}

/** The second step with a passkey. */
export function PasskeyStep({ ticket, others, ...step }: Props) {
  const client = useApolloClient();
  const { send, refusal } = useFinishSignIn(step);
  const [isSending, setSending] = useState(false);

  const ask = async () => {
    setSending(true);
    const begun = await refusal.answerOf(beginPasskey(client).then((data) => ({ data })));
    const response = begun && (await askForPasskey(begun.options));
    if (begun && response) await send({ ticket, passkey: { ticket: begun.ticket, response } });
    else if (begun) refusal.show({ message: texts.noPasskeyThisTime });
    setSending(false);
  };

  return (
    <FormPage
      title={texts.usePasskeyTitle}
      intro={texts.usePasskeyIntro}
      links={<BackToForm onBack={() => step.onBack()} />}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      {refusal.notice}
      <FormActions submit={texts.usePasskey} isSending={isSending} isDisabled={refusal.isWaiting} />
      {others}
    </FormPage>
  );
}
