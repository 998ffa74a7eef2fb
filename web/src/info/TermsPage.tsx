import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Part, TextPage } from './TextPage';

/** What a booking means for the guest, the hotel and the site; a lawyer of the operator reads it before guests rely on it. */
export function TermsPage() {
  return (
    <TextPage title="Terms" lead="What you can rely on when you book, and what we rely on.">
      <Part title="Who does what">
        <p>
          The hotel provides the room. Staybook shows it, takes your booking and your payment for the hotel,
          and keeps both to what was shown when you booked.
        </p>
      </Part>
      <Part title="Price">
        <p>
          The price that you see before you pay is the whole price of your stay: each night of each room, and
          the taxes and fees of the city, line by line. It does not change once your rooms are held, and it is
          charged once.
        </p>
      </Part>
      <Part title="Your booking">
        <p>
          Your booking stands when your payment has arrived; you get a mail that says so. The room numbers
          that you chose are yours for those nights. If a payment arrives after your rooms were given to
          somebody else, all of it goes back to you.
        </p>
      </Part>
      <Part title="Cancelling and changing">
        <p>
          The terms of the hotel at the time of your booking hold for it, also if the hotel changes them
          later. They say until which day everything goes back to you, and how much after that. A stay that
          has begun can no longer be cancelled here.
        </p>
      </Part>
      <Part title="Reviews and messages">
        <p>
          Write about your own stay, truthfully, and leave out names and numbers of other people. Reviews that
          insult, advertise or break the law are hidden, with the reason told to who wrote them. The same
          holds for messages.
        </p>
      </Part>
      <Part title="Your account">
        <p>
          Keep your password to yourself; whoever has it can book with your account. You may delete your
          account at any time. Who misuses Staybook may be kept from signing in.
        </p>
      </Part>
      <Part title="Questions">
        <p>
          <Link to={paths.contact()}>Contact</Link> says where to ask, and{' '}
          <Link to={paths.privacy()}>Privacy</Link> what we store.
        </p>
      </Part>
    </TextPage>
  );
}
