"use strict";
// Shows what each action of the screen costs by each technology and what an audit finds there, where that is asked for.
//   new Inspection(ask) · show(inspection) · end() → nothing more comes of the last question
class Inspection {
  constructor(ask) {
    this.button = find("inspect");
    this.button.addEventListener("click", () => {
      this.button.disabled = true;
      find("inspected").textContent = "Looking …";
      ask();
    });
  }
  end() {
    if (!this.button.disabled) return;
    this.button.disabled = false;
    find("inspected").textContent = "";
  }
  show(found) {
    this.end();
    find("inspected").textContent = found.summary[0];
    const tables = [];
    if (found.actions.length > 0) tables.push(this.table(["To do", ...found.technologies], found.actions));
    if (found.hearing.length > 0) tables.push(this.table(["To hear", found.technologies[0]], found.hearing));
    find("prices").replaceChildren(...(tables.length > 0 ? tables : [make("p", "Nothing can be done or heard here.")]));
    this.list("price-notes", found.notes.map(note => make("li", note, { dir: "auto" })));
    const findings = found.findings.map(finding => this.finding(finding));
    this.list("findings", findings.length > 0 ? findings : [make("li", "Nothing found.")]);
    this.list("finding-notes", found.summary.slice(1).map(note => make("li", note)));
    find("inspection").hidden = false;
  }
  list(id, items) {
    find(id).replaceChildren(...items);
    find(id).hidden = items.length === 0;
  }
  table(titles, rows) {
    const table = make("table");
    const head = make("tr");
    head.append(...titles.map(title => make("th", title, { scope: "col" })));
    const body = make("tbody");
    for (const row of rows) {
      const line = make("tr");
      line.append(make("th", row.name, { scope: "row", dir: "auto" }), ...row.prices.map(price => make("td", price)));
      body.append(line);
    }
    const top = make("thead");
    top.append(head);
    table.append(top, body);
    return table;
  }
  finding(finding) {
    const item = make("li", undefined, { class: finding.severity });
    const times = finding.count > 1 ? ` (×${finding.count})` : "";
    item.append(make("span", finding.severity, { class: "severity" }), ` ${finding.message}${times} `, make("span", `${finding.rule} · ${finding.place}`, { class: "place" }));
    if (finding.steps) item.append(make("code", finding.steps));
    return item;
  }
}
