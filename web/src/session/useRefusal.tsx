import { useState } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureWords } from '../apollo/failureLink';
import { Countdown } from '../kit/Countdown';
import { Notice } from '../kit/Notice';

interface Problem {
  message: string;
  retryAfterSeconds?: number;
}

/**
 * The server's refusal of a form as a whole: a notice to show in the form, and whether the form has to wait. `before` is
 * what led to the form.
 */
export function useRefusal(before?: Problem) {
  const [message, setMessage] = useState(before?.message);
  const [until, setUntil] = useState<string>();

  const show = (problem: Problem) => {
    setMessage(problem.message);
    const wait = problem.retryAfterSeconds;
    if (wait) setUntil(new Date(Date.now() + wait * 1000).toISOString());
  };

  const clear = () => {
    setMessage(undefined);
    setUntil(undefined);
  };

  /**
   * The call's data, or undefined if it failed: then this notice or an error page says so. `refuse` shows the problems
   * of the named input properties, and returns false if the form has no field for one of them.
   */
  const answerOf = async <Data,>(
    call: Promise<{ data?: Data }>,
    refuse: (problems: Readonly<Record<string, string>>) => boolean = () => false,
  ): Promise<Data | undefined> => {
    clear();
    try {
      return (await call).data;
    } catch (error) {
      const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
      const problems = first?.extensions?.fields as Record<string, string> | undefined;
      if (!(problems && refuse(problems))) setMessage(failureWords(error));
      return undefined;
    }
  };

  const notice = message && (
    <Notice kind="error">
      {message}
      {until && (
        // the message already says how long, so that screen readers need not read each second
        <span aria-hidden>
          {' '}
          <Countdown until={until} onEnd={clear} />
        </span>
      )}
    </Notice>
  );

  return { notice, isWaiting: until !== undefined, show, answerOf };
}
