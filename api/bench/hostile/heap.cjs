/*
 * Loaded before the server, into its process: on SIGUSR2 it collects all garbage and writes what memory is left in use
 * to the file that MEMORY_NOTE names.
 */
const { renameSync, writeFileSync } = require('fs');
const { setTimeout } = require('timers');
const { setFlagsFromString } = require('v8');
const { runInNewContext } = require('vm');
const { isMainThread } = require('worker_threads');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const note = process.env.MEMORY_NOTE;

// What is told that an object was collected runs between the two.
const collectTwice = () => {
  collect();
  setTimeout(() => {
    collect();
    writeFileSync(`${note}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${note}.part`, note);
  }, 50);
};

if (isMainThread && note) process.on('SIGUSR2', collectTwice);
