Feature: The documents

  Scenario: It is opened
    Then it begins like this
      | the page about the company is opened | the document shows |
      | or the privacy policy is opened      |                    |
      | or the loan agreement is opened      |                    |

  Scenario: The document shows
    Then this happens
      | the borrower follows the link to customer service | customer service opens |
