/*
 * Loaded into the server's process before the server. It counts the crash points, at which a crash could do harm, and
 * exits at a chosen one. Crash points are: before each statement that changes rows, around each COMMIT, before a
 * request to the card provider and after its answer, before a request is handled and around its answer, before a mail
 * leaves and after it was accepted. CRASH_LOG names the file that lists them. CRASH_AT counts from the start, a message
 * { arm } from that moment.
 */
const { appendFileSync } = require('fs');
const http = require('http');
const path = require('path');

let at = Number(process.env.CRASH_AT || 0);
let count = 0;

function crashPoint(name) {
  if (!at) return;
  count += 1;
  appendFileSync(process.env.CRASH_LOG, `${name}\n`);
  if (count === at) process.kill(process.pid, 'SIGKILL');
}

process.on('message', (message) => {
  at = message.arm;
  count = 0;
  process.send({ armed: true });
});
if (process.channel) process.channel.unref();

const CHANGES = /^\s*(insert|update|delete|create|alter|drop|rename|commit)/i;
const brief = (sql) => sql.trim().replace(/["`]/g, '').split(/\s+/, 3).join(' ');
const isCommit = (sql) => /^\s*commit/i.test(sql);

const { prototype: libsql } = require('libsql');
const prepare = libsql.prepare;
libsql.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (!CHANGES.test(sql)) return statement;
  for (const method of ['run', 'all']) {
    const original = statement[method];
    statement[method] = function (...values) {
      crashPoint(`before ${brief(sql)}`);
      const result = original.apply(this, values);
      if (isCommit(sql)) crashPoint('after COMMIT');
      return result;
    };
  }
  return statement;
};

const { prototype: mysql } = require(
  path.join(path.dirname(require.resolve('mysql2')), 'lib/base/connection.js'),
);
for (const method of ['query', 'execute']) {
  const original = mysql[method];
  mysql[method] = function (...args) {
    const sql = typeof args[0] === 'string' ? args[0] : args[0].sql;
    if (!CHANGES.test(sql)) return original.apply(this, args);
    crashPoint(`before ${brief(sql)}`);
    const answer = args.at(-1);
    if (isCommit(sql) && typeof answer === 'function')
      args[args.length - 1] = function (...results) {
        crashPoint('after COMMIT');
        return answer.apply(this, results);
      };
    return original.apply(this, args);
  };
}

const ask = http.request;
http.request = function (...args) {
  const asked = args.find((arg) => typeof arg === 'object' && arg.path);
  if (!asked || !asked.path.includes('/v1/')) return ask.apply(this, args);
  const name = asked.path.replace(/\w+_(test_)?\w{12,}/g, 'ID');
  crashPoint(`before asking ${name}`);
  return ask
    .apply(this, args)
    .prependOnceListener('response', () => crashPoint(`after the answer of ${name}`));
};

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (event, request, response) {
  if (event === 'request' && request.method === 'POST') {
    const endpoint = request.url.includes('webhook') ? 'the webhook' : 'the guest';
    crashPoint(`before handling ${endpoint}`);
    const end = response.end;
    response.end = function (...args) {
      crashPoint(`before answering ${endpoint}`);
      return end.apply(this, args);
    };
    response.once('finish', () => crashPoint(`after answering ${endpoint}`));
  }
  return emit.apply(this, arguments);
};

const nodemailer = require('nodemailer');
const createTransport = nodemailer.createTransport;
nodemailer.createTransport = function (...args) {
  const transport = createTransport.apply(this, args);
  const sendMail = transport.sendMail;
  transport.sendMail = async function (mail) {
    crashPoint('before a mail leaves');
    const sent = await sendMail.call(this, mail);
    crashPoint('after a mail was taken');
    return sent;
  };
  return transport;
};
