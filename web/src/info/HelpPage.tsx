import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Part, TextPage } from './TextPage';

/** Answers to what guests ask most. */
export function HelpPage() {
  return (
    <TextPage title="Help" lead="How to find a room, pay for it, change it or give it back.">
      <Part title="Finding a room">
        <p>
          Choose a city, your dates and how many of you there are. Each hotel shows the cheapest rooms that
          sleep everybody, with the price of the whole stay. If nothing is free, we show the nearest dates
          that are.
        </p>
      </Part>
      <Part title="Paying">
        <p>
          When you press Book Now, the rooms you chose are held for you, and a clock says for how long. You
          pay on the page of our card provider: we never see the number of your card. If you do not pay in
          time, the rooms are free again and nothing is charged.
        </p>
      </Part>
      <Part title="Cancelling">
        <p>
          Each hotel says until when cancelling costs nothing: before you pay, in the mail that confirms your
          booking, and on the booking itself. Open the booking under{' '}
          <Link to={paths.myBookings()}>My bookings</Link> and press Cancel; you are told how much goes back
          before you confirm. It goes back to the card that you paid with.
        </p>
      </Part>
      <Part title="Changing dates or rooms">
        <p>
          Open the booking and press Change. You see the new price and what you pay or get back before
          anything changes. Your old rooms stay yours until the change is done.
        </p>
      </Part>
      <Part title="Asking the hotel">
        <p>
          Open the booking and press Write to the hotel. Its people answer in the same chat, and you are told
          on every page when they do.
        </p>
      </Part>
      <Part title="Reviews">
        <p>
          Only guests who booked and stayed can write a review, from the day of departure on. You can change
          or delete yours under <Link to={paths.myReviews()}>My reviews</Link>.
        </p>
      </Part>
      <Part title="Your account">
        <ul>
          <li>
            Forgotten your password? <Link to={paths.forgotPassword()}>Ask for a link</Link> by mail.
          </li>
          <li>
            Under <Link to={paths.myAccount()}>My account</Link> you see where you are signed in, sign out
            other devices, download all that we store about you, and delete your account.
          </li>
        </ul>
      </Part>
      <Part title="Something else?">
        <p>
          <Link to={paths.contact()}>Write to us</Link>.
        </p>
      </Part>
    </TextPage>
  );
}
