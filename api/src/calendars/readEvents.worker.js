const { parentPort, workerData } = require('node:worker_threads');
const ical = require('ical.js');

/*
 * Reads the events of a calendar file (RFC 5545) as ranges of nights at a hotel. It runs in a thread of its own, which is
 * ended if it takes too long: a file of another site may repeat an event without end.
 */

const { text, timeZone, from, to, most } = workerData;
/** The most steps of a repetition that are looked at; each may lie before the range. */
const MOST_STEPS = 20_000;
const DAY = 86_400_000;

const dates = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const twoDigits = (value) => String(value).padStart(2, '0');
const dateOf = ({ year, month, day }) =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
const nextDay = (date) => new Date(Date.parse(`${date}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

/** Milliseconds by which the clocks of a time zone are ahead of UTC at an instant. */
function offsetAt(zone, instant) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/** The instant of a time in a zone that the file names but does not define; undefined if no zone has this name. */
function instantIn(zone, { year, month, day, hour, minute, second }) {
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  try {
    return wall - offsetAt(zone, wall - offsetAt(zone, wall));
  } catch {
    return undefined;
  }
}

/** The date at the hotel. A time without a zone is that of the hotel. */
function dateAtHotel(time, zoneName) {
  if (time.isDate) return dateOf(time);
  const isFloating = time.zone === ical.Timezone.localTimezone;
  const instant = isFloating ? zoneName && instantIn(zoneName, time) : time.toUnixTime() * 1000;
  return instant === undefined || instant === null ? dateOf(time) : dates.format(instant);
}

/** The nights of an occurrence: from the date of its start to that of its end; one night if both are the same day. */
function nightsOf({ startDate, endDate }, zones) {
  const first = dateAtHotel(startDate, zones.start);
  const end = endDate ? dateAtHotel(endDate, zones.end) : first;
  return { checkIn: first, checkOut: end > first ? end : nextDay(first) };
}

function* occurrencesOf(event) {
  if (!event.isRecurring()) {
    yield { uid: event.uid, startDate: event.startDate, endDate: event.endDate };
    return;
  }
  const steps = event.iterator();
  for (let step = 0; step < MOST_STEPS; step++) {
    const at = steps.next();
    if (!at || dateOf(at) >= to) return;
    const { startDate, endDate, item } = event.getOccurrenceDetails(at);
    yield { uid: `${event.uid} ${at}`, startDate, endDate, item };
  }
}

/** Whether an event takes time: one that is cancelled or transparent does not. */
const takesTime = (component) =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() !== 'CANCELLED' &&
  String(component.getFirstPropertyValue('transp') ?? '').toUpperCase() !== 'TRANSPARENT';

const uidOf = (component) => component.getFirstPropertyValue('uid');
const zoneOf = (component, name) => component.getFirstProperty(name)?.getParameter('tzid');

function readEvents() {
  // A byte order mark and text before the calendar are not part of it.
  const start = text.search(/BEGIN:VCALENDAR/i);
  if (start < 0) throw new Error('it is no calendar');
  const calendars = ical.parse(text.slice(start));
  const components = (Array.isArray(calendars[0]) ? calendars : [calendars]).map(
    (one) => new ical.Component(one),
  );
  const all = components.flatMap((one) => one.getAllSubcomponents());
  for (const zone of all.filter(({ name }) => name === 'vtimezone')) ical.TimezoneService.register(zone);
  const vevents = all.filter(
    (one) => one.name === 'vevent' && one.hasProperty('dtstart') && one.getFirstPropertyValue('dtstart'),
  );
  const changed = vevents.filter((one) => one.hasProperty('recurrence-id'));
  const whole = vevents.filter((one) => !one.hasProperty('recurrence-id'));
  const repeated = new Set(whole.map(uidOf));
  const events = [];
  for (const component of [...whole, ...changed.filter((one) => !repeated.has(uidOf(one)))]) {
    const exceptions = changed.filter((one) => one !== component && uidOf(one) === uidOf(component));
    const event = new ical.Event(component, { exceptions, strictExceptions: true });
    for (const occurrence of occurrencesOf(event)) {
      const own = occurrence.item?.component ?? component;
      if (!takesTime(own)) continue;
      const zones = { start: zoneOf(own, 'dtstart'), end: zoneOf(own, 'dtend') ?? zoneOf(own, 'dtstart') };
      const nights = nightsOf(occurrence, zones);
      if (nights.checkOut <= from || nights.checkIn >= to) continue;
      if (events.length === most) throw new Error(`it has more than ${most} coming events`);
      const summary = String(own.getFirstPropertyValue('summary') ?? '');
      events.push({ uid: String(occurrence.uid ?? ''), summary, ...nights });
    }
  }
  return events;
}

try {
  parentPort.postMessage({ events: readEvents() });
} catch (error) {
  parentPort.postMessage({ problem: String(error.message) });
}
