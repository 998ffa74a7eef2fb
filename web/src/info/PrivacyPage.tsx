import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Part, TextPage } from './TextPage';

/** What is stored about whom, why, and how to end it. */
export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="We store what your bookings need. Nobody follows you around, so there is no banner to click away."
    >
      <Part title="What we store">
        <ul>
          <li>
            Your account: name, username, email address, picture if you add one, and your password as a hash.
          </li>
          <li>Your bookings, with what was paid and given back; never the number of your card.</li>
          <li>What you write: reviews, messages, and what you ask of a hotel.</li>
          <li>Where you are signed in, so that you can end it.</li>
          <li>What administrators change, with their names, so that mistakes can be found.</li>
        </ul>
      </Part>
      <Part title="Who else sees it">
        <ul>
          <li>
            The hotel that you book sees your name, your email address, your booking, and what you write to
            it.
          </li>
          <li>Our card provider takes your payment, on a page of its own.</li>
          <li>Your name and picture stand beside your reviews, and people whom you write to see them.</li>
        </ul>
        <p>We sell nothing, and no other company learns what you look at here.</p>
      </Part>
      <Part title="Cookies">
        <p>
          One cookie keeps you signed in, and one lets your own device in where somebody tries to guess your
          password. If you sign out while our database does not answer, a third one remembers which session is
          to end. Your browser remembers your last search and whether you like it light or dark. None of it is
          used for anything else, and signing out clears your search.
        </p>
        <p>
          A device that you trust keeps your bookings ahead, so that you can read them without a connection,
          until you sign out.
        </p>
      </Part>
      <Part title="How long">
        <p>
          As long as you have an account. When you delete it, your name, your addresses and your picture are
          erased, also from the mails we sent; what you paid must be kept for the books, and what you wrote
          remains, by &lsquo;Deleted user&rsquo;.
        </p>
      </Part>
      <Part title="Your rights">
        <p>
          Under <Link to={paths.myAccount()}>My account</Link> you can download all that we store about you,
          correct it, and delete your account. For anything else,{' '}
          <Link to={paths.contact()}>write to us</Link>.
        </p>
      </Part>
    </TextPage>
  );
}
