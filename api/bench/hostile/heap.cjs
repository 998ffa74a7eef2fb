/*
 * Loaded into the server's process before the server. On SIGUSR2 it collects all garbage, and writes the memory that is
 * still in use to the file of MEMORY_NOTE.
 */
const { renameSync, writeFileSync } = require('fs');
const { setTimeout } = require('timers');
const { setFlagsFromString } = require('v8');
const { runInNewContext } = require('vm');
const { isMainThread } = require('worker_threads');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const note = process.env.MEMORY_NOTE;

// Callbacks for collected objects run between the two collections.
const collectTwice = () => {
  collect();
  setTimeout(() => {
    collect();
    writeFileSync(`${note}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${note}.part`, note);
  }, 50);
};

if (isMainThread && note) process.on('SIGUSR2', collectTwice);
