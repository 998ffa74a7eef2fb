import { screen } from '@testing-library/react';
import { seen } from '../../test/seen';
import { captchaSettings } from '../../test/answers';
import { visit, type Data } from '../../test/visit';
import { ContactPage } from './ContactPage';
import { HelpPage } from './HelpPage';
import { PrivacyPage } from './PrivacyPage';
import { TermsPage } from './TermsPage';

const routes = [
  { path: '/help', element: <HelpPage /> },
  { path: '/contact', element: <ContactPage /> },
  { path: '/terms', element: <TermsPage /> },
  { path: '/privacy', element: <PrivacyPage /> },
];
type Contact = Data<'ContactPage'>['settings']['contact'];
const open = (at: string, { email = null, address = null }: Partial<Contact> = {}) =>
  visit({
    at,
    routes,
    answers: {
      ...captchaSettings(),
      ContactPage: () => ({
        settings: { __typename: 'Settings', contact: { __typename: 'Contact', email, address } },
      }),
    },
  });

test('the contact page shows the addresses from the settings, the postal one line by line', async () => {
  await open('/contact', { email: 'help@stay.example', address: 'Stay Ltd, 1 Quay Road, Bristol' });
  expect(await screen.findByRole('link', { name: 'help@stay.example' })).toHaveAttribute(
    'href',
    'mailto:help@stay.example',
  );
  expect(screen.getByText(/^Stay Ltd/)).toHaveTextContent(/Stay Ltd\s1 Quay Road\sBristol/);
});

test('the contact page without addresses still leads to the hotel and to listing a property', async () => {
  await open('/contact');
  expect(await screen.findByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/mybookings');
  expect(screen.queryByRole('heading', { name: 'By post' })).toBeNull();
  expect(screen.getByRole('link', { name: 'List your property' })).toHaveAttribute('href', '/listproperty');
});

test.each([
  ['/help', 'Help', 'Cancelling'],
  ['/terms', 'Terms', 'Price'],
  ['/privacy', 'Privacy', 'Cookies'],
])('%s has its headings and leads to the contact page', async (at, title, part) => {
  const { user, address } = await open(at);
  await seen(() => screen.getByRole('heading', { name: title, level: 1 }));
  expect(screen.getByRole('heading', { name: part, level: 2 })).toBeVisible();
  await user.click(screen.getByRole('link', { name: at === '/terms' ? 'Contact' : /write to us/i }));
  expect(address()).toBe('/contact');
});
