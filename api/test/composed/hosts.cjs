/*
 * Loaded into a server before anything else: stands for the names of services in a composed network. HOSTS maps NAME:PORT
 * to a port of this machine. Names in certificates are verified as they were asked for. DAYS_LATER sets its clock ahead,
 * not that by which certificates are verified.
 */
const { Socket } = require('node:net');

const ports = JSON.parse(process.env.HOSTS);
const { connect } = Socket.prototype;
const present = Date.now;
const ahead = Number(process.env.DAYS_LATER ?? 0) * 86_400_000;
Date.now = () => present() + ahead;

Socket.prototype.connect = function (...words) {
  const [options] = Array.isArray(words[0]) ? words[0] : words;
  const port = ports[`${options?.host}:${options?.port}`];
  if (port === undefined) return connect.apply(this, words);
  const callback = (Array.isArray(words[0]) ? words[0] : words)[1];
  return connect.call(this, { ...options, host: '127.0.0.1', port }, callback);
};
