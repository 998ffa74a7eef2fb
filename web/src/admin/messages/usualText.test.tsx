import { screen, within } from '@testing-library/react';
import { arrival, inputOf, open, savedAs } from '../../../test/messageTemplates';
import { seen } from '../../../test/seen';

test('while the text is the usual one, it is shown in the language that is chosen, and Save sends no words for it', async () => {
  const words = (language: 'EN' | 'FR', subject: string, body: string) => ({
    __typename: 'MessageTranslation' as const,
    language,
    subject,
    body,
  });
  const usualTexts = [words('EN', 'Welcome', 'Dear {guest}'), words('FR', 'Bienvenue', 'Bonjour {guest}')];
  const { user, asked } = await open({ SaveMessageTemplate: savedAs() }, [
    { ...arrival, isUsual: true, usualTexts },
  ]);
  const language = screen.getByLabelText('Language');
  expect(language).toHaveAccessibleDescription(/Guests get it in their language until you write your own/);
  await user.selectOptions(language, 'French, usual text');
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(language).toHaveAccessibleDescription(/to send the usual text in this language/);
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await seen(() => preview.getByText('Bonjour {guest}'));
  await user.selectOptions(language, 'English, language of the hotel');
  await user.type(screen.getByLabelText('Message'), ', hello');
  expect(language).not.toHaveAccessibleDescription(/usual text/);
  await user.click(screen.getByRole('button', { name: 'Use the usual text' }));
  await user.selectOptions(screen.getByLabelText('Time at the hotel'), '09:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen(() => screen.getByText('Saved.'));
  expect(inputOf(asked, 'SaveMessageTemplate')).toEqual([
    expect.objectContaining({ subject: 'Welcome', body: 'Dear {guest}', translations: [] }),
  ]);
});
