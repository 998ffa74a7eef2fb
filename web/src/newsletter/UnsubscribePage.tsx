import { useParams } from 'react-router-dom';
import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import { useUnsubscribeNewsletterMutation } from './UnsubscribePage.generated';

/** Where the link of the newsletter leads. Opening it changes nothing: programs that look at mail open links too. */
export function UnsubscribePage() {
  const { subscriberId = '', token = '' } = useParams();
  const [unsubscribe, { loading, data }] = useUnsubscribeNewsletterMutation({
    context: { ...onErrorPage, withoutSession: true },
  });
  // a call that failed has been reported already, with a page of its own
  const leave = () => unsubscribe({ variables: { input: { subscriberId, token } } }).catch(() => undefined);

  if (data?.unsubscribeNewsletter)
    return (
      <NoticePage title="You're unsubscribed" links={[['Go to home', paths.home()]]}>
        We send you no more newsletters. Mails about your bookings still come.
      </NoticePage>
    );
  return (
    <NoticePage
      title="Leave our newsletter?"
      actions={
        <>
          <Button variant="contained" loading={loading} onClick={() => void leave()}>
            Unsubscribe
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            Stay on the list
          </ButtonLink>
        </>
      }
    >
      One click, and we send you no more newsletters.
    </NoticePage>
  );
}
