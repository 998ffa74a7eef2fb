import { Router } from 'express';
import { addressOf } from '../access/limits/address';
import { answerTooMany } from '../access/limits/answerTooMany';
import { take } from '../access/limits/take';
import { readCalendarFile } from './calendarFile.service';

/** Seconds for which other sites may keep the file. */
const KEPT_SECONDS = 3600;

/**
 * GET /calendars/SECRET.ics: the taken nights of a room number, for calendars of other sites. The secret in the address
 * is all that it asks for, as other sites cannot sign in. It carries an ETag, and is kept for an hour.
 */
export const calendarFiles = (): Router =>
  Router().get('/calendars/:secret.ics', async (request, response) => {
    const wait = await take('calendar', addressOf(request));
    if (wait) return answerTooMany(response, wait);
    response.set({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    const file = await readCalendarFile(request.params.secret);
    if (file === null) {
      response.status(404).set('cache-control', 'no-store').type('text/plain');
      response.send('This calendar does not exist. Its address may have been replaced.');
      return;
    }
    response.set('cache-control', `private, max-age=${KEPT_SECONDS}`);
    response.type('text/calendar; charset=utf-8').send(file);
  });
