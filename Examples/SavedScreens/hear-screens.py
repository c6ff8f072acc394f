"""Hears many saved screens on Apache Spark: each partition is one process of earshot.

    pip install pyspark
    python3 make-screens.py 10000 > screens.jsonl
    python3 hear-screens.py screens.jsonl heard.jsonl earshot

A line of the first file is a path, or an object with a path or with the text of a screen. A line of the second one is
what was heard, or an error, in the same order.
"""

import json
import sys

from pyspark import SparkConf, SparkContext


def facts(line):
    """Stops, seconds, findings and errors of a line."""
    heard = json.loads(line)
    screens = heard.get("transcript", {}).get("screens", [])
    stops = [stop for screen in screens for stop in screen["stops"]]
    findings = sum(len(stop.get("findings", [])) for stop in stops)
    return (1, len(stops), sum(stop["seconds"] for stop in stops), findings, 1 if "error" in heard else 0)


def main(screens, heard, earshot):
    conf = SparkConf().setAppName("Saved screens").setMaster("local[*]").set("spark.ui.enabled", "false")
    context = SparkContext(conf=conf)
    context.setLogLevel("ERROR")
    lines = context.textFile(screens, minPartitions=context.defaultParallelism * 2)
    # earshot ends with 1 where a line cannot be read; that line says why.
    answers = lines.pipe(f"{earshot} hear --list -").cache()
    with open(heard, "w", encoding="utf-8") as file:
        for line in answers.toLocalIterator():
            file.write(line + "\n")
    count, stops, seconds, findings, errors = answers.map(facts).reduce(lambda a, b: tuple(x + y for x, y in zip(a, b)))
    print(f"{count} screens, {stops} stops, {seconds / 3600:.1f} hours of speech, {findings} findings, {errors} errors")
    context.stop()


if __name__ == "__main__":
    main(*sys.argv[1:4])
